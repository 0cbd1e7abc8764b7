'use client';

import { useState } from 'react';
import { Info } from 'lucide-react';
import { toast } from 'sonner';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { Menu, MenuChoice, MenuChoices, MenuDivider, MenuItem } from '@/components/ui/menu';
import { KitSection } from './kit-section';

export function KitOverlays() {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <KitSection title="What floats">
      <Button onClick={() => setAsked(true)}>Question</Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Leave the lesson?"
        description="What you have answered is kept."
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button variant="secondary" onClick={close}>
              Leave
            </Button>
          </>
        }
      />
      <Menu trigger={<Button variant="secondary">Menu</Button>}>
        <MenuItem>An item</MenuItem>
        <MenuItem disabled>Disabled</MenuItem>
        <MenuDivider />
        <MenuChoices value="one">
          <MenuChoice value="one">Chosen</MenuChoice>
          <MenuChoice value="two">Another</MenuChoice>
        </MenuChoices>
      </Menu>
      <Popover trigger={<Button variant="secondary">Popover</Button>} label="A popover">
        <p>A small box on a button, 8 px from it.</p>
      </Popover>
      <IconButton icon={Info} label="A tooltip, 6 px from its button" />
      <Button variant="secondary" onClick={() => toast('A toast, for five seconds.')}>
        Toast
      </Button>
    </KitSection>
  );
}
