/** The colours of app/globals.css with system fonts, since the page may load no files. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f3, #10131c);
  --raised: light-dark(#fff, #181c28);
  --sunken: light-dark(#f2ede4, #0b0e15);
  --ink: light-dark(#1b1d2a, #eceef5);
  --soft: light-dark(#555a6e, #b3b8c9);
  --line: light-dark(#e3dccf, #2a3042);
  --cobalt: light-dark(#1e4fc4, #8ea9ff);
  --cobalt-ground: light-dark(#e6edfc, #1b2745);
  --birch: light-dark(#18693f, #6fd3a0);
  --birch-ground: light-dark(#e2f3e8, #12301f);
  --honey: light-dark(#7f5300, #ffd27a);
  --honey-ground: light-dark(#fff1d0, #3a2c0a);
  --rowan: light-dark(#b93a24, #ff9a85);
  --rowan-ground: light-dark(#fce8e3, #3d1b14);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 1200px; padding: 24px 16px 64px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 32px; margin: 0 0 16px; }
h2 { font-size: 24px; margin: 40px 0 8px; }
h3 { font-size: 18px; margin: 0; }
p { margin: 8px 0; max-width: 68ch; }
a { color: var(--cobalt); }
:focus-visible { outline: 2px solid var(--cobalt); outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: 14px; }
code { background: var(--sunken); border-radius: 4px; padding: 1px 4px; }
pre { margin: 16px 0 0; padding: 16px; background: var(--sunken); border-radius: 10px; white-space: pre-wrap; }
pre code { padding: 0; background: none; }
.skip { position: absolute; left: -999px; }
.skip:focus { position: static; }
nav h2 { font-size: 16px; margin: 16px 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 10px 0; text-decoration: none; font-size: 14px; }
nav a:hover, h3 a:hover span { text-decoration: underline; }
.operation { margin: 16px 0; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 12px; }
.operation:target { border-color: var(--cobalt); }
.operation h3 a { color: inherit; text-decoration: none; }
.who { color: var(--soft); font-size: 14px; }
.method { display: inline-block; min-width: 56px; padding: 2px 8px; border-radius: 10px; font-size: 14px; text-align: center;
  color: var(--cobalt); background: var(--cobalt-ground); }
.post { color: var(--birch); background: var(--birch-ground); }
.put, .patch { color: var(--honey); background: var(--honey-ground); }
.delete { color: var(--rowan); background: var(--rowan-ground); }
nav .method { min-width: 80px; }
table { width: 100%; border-collapse: collapse; margin: 16px 0 0; font-size: 14px; table-layout: fixed; }
caption { text-align: left; font-weight: 600; padding: 0 0 4px; }
th, td { text-align: left; vertical-align: top; padding: 8px 8px 8px 0; border-top: 1px solid var(--line); }
th { color: var(--soft); font-weight: 500; }
td i { color: var(--soft); font-style: normal; }
summary { cursor: pointer; margin: 8px 0 0; padding: 10px 0; color: var(--soft); }
details ul { margin: 0; padding-left: 20px; }
@media (max-width: 599px) {
  thead { position: absolute; left: -999px; }
  tr { display: block; padding: 8px 0; border-top: 1px solid var(--line); }
  th, td { display: block; padding: 2px 0; border: 0; }
}
@media (min-width: 960px) {
  body { display: grid; grid-template-columns: 320px minmax(0, 1fr); column-gap: 40px; }
  header, .skip { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 8px 4px; }
  nav a { padding: 4px 0; }
}
`;
