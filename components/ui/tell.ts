/** A toast (spec §9) on a page that is made light: what shows it is fetched when there is something to say. */
export async function tell(how: 'success' | 'error', text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast[how](text);
}
