/** The colours of app/globals.css in simple CSS that mail programs support. */
export const letterStyle = `
:root { color-scheme: light dark; }
body { margin: 0; background: #fbf8f3; color: #1b1d2a; font: 16px/1.5 Rubik, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
.site { margin: 0 0 16px; font-size: 18px; font-weight: 600; color: #1e4fc4; }
.card { padding: 24px; border: 1px solid #e3dccf; border-radius: 12px; background: #ffffff; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
p, ul { margin: 0 0 16px; }
.card p:last-child { margin-bottom: 0; }
.action { padding: 8px 0; }
.button { display: inline-block; padding: 12px 24px; border-radius: 10px; background: #1e4fc4; color: #ffffff; font-weight: 500; text-decoration: none; }
.note { color: #555a6e; }
.foot { margin: 16px 0 0; font-size: 14px; color: #555a6e; }
.foot a { color: #1e4fc4; }
@media (prefers-color-scheme: dark) {
  body { background: #10131c; color: #eceef5; }
  .card { background: #181c28; border-color: #2a3042; }
  .site, .foot a { color: #8ea9ff; }
  .button { background: #8ea9ff; color: #0b0e15; }
  .note, .foot { color: #b3b8c9; }
}
`;
