import { WordlessWords } from './wordless-words';

/** When the frame of every page fails, and the screen for it cannot be had. */
export function WordlessFailure() {
  return (
    <html lang="ru">
      <body className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4">
        <WordlessWords />
      </body>
    </html>
  );
}
