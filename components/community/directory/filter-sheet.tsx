'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as Primitive } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { FilterFields } from './filter-fields';
import { foundText } from './found-text';
import type { Community } from './use-community';

/** The filters in a sheet on phones; the list behind them follows each choice. */
export function FilterSheet({ community }: { community: Community }) {
  const { state, change, reset, setOpen } = community;
  const t = useTranslations('community.filters');
  const list = useTranslations('community.list');
  const { remember, giveBack } = useReturnFocus();
  return (
    <Primitive.Root open={state.open} onOpenChange={setOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(24rem,100vw)] animate-appear flex-col border-l border-line bg-raised shadow-float"
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
            <Primitive.Title className="text-lg font-semibold">{t('sheet')}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label={t('close')} />
            </Primitive.Close>
          </div>
          <div className="flex flex-1 flex-col gap-4 overflow-y-auto p-4">
            <FilterFields
              prefix="sheet"
              filters={state.filters}
              countries={state.countries}
              onChange={change}
            />
            <Button variant="quiet" onClick={reset} disabled={Object.keys(state.filters).length === 0}>
              {t('reset')}
            </Button>
          </div>
          <div className="border-t border-line p-4">
            <Primitive.Close asChild>
              <Button className="w-full" aria-live="polite" waiting={false}>
                {state.loading ? list('loading') : foundText(list, state)}
              </Button>
            </Primitive.Close>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
