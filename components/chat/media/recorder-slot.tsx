import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { useMediaTools } from './media-tools';

const Recorder = onDemand(async () => (await import('./recorder/recorder')).Recorder);

/** The composer, or instead of it the recorder of a voice note. */
export function RecorderSlot({ children }: { children: ReactNode }) {
  const tools = useMediaTools();
  if (!tools?.isRecording) return children;
  return <Recorder onSend={tools.send} onClose={() => tools.setRecording(false)} />;
}
