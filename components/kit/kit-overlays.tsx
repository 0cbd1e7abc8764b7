'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
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
      <Button variant="secondary" onClick={() => toast('A toast, for five seconds.')}>
        Toast
      </Button>
    </KitSection>
  );
}
