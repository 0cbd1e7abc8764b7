/** Shows a toast (spec §9); its library is loaded on demand. */
export async function showToast(how: 'success' | 'error', text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast[how](text);
}
