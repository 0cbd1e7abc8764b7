import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { KitButtons } from '@/components/kit/kit-buttons';
import { KitColours } from '@/components/kit/kit-colours';
import { KitFields } from '@/components/kit/kit-fields';
import { KitHeader } from '@/components/kit/kit-header';
import { KitLoading } from '@/components/kit/kit-loading';
import { KitOverlays } from '@/components/kit/kit-overlays';
import { KitSection } from '@/components/kit/kit-section';
import { KitSigns } from '@/components/kit/kit-signs';
import { sampleText } from '@/components/kit/sample-text';
import { Lecture } from '@/components/platform/markdown/lecture';
import { getEnv } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: 'UI kit',
  description: 'Every control in every state.',
  robots: { index: false },
};

/** A gallery of all controls for developers; not in production. */
export default function KitPage() {
  if (getEnv().APP_ENV === 'production') notFound();
  return (
    <div lang="en" className="flex flex-col gap-8">
      <h1 className="text-3xl font-semibold">UI kit</h1>
      <KitColours />
      <KitButtons />
      <KitFields />
      <KitSigns />
      <KitOverlays />
      <KitLoading />
      <KitHeader />
      <KitSection title="Text">
        <Lecture markdown={sampleText} lang="en" />
      </KitSection>
    </div>
  );
}
