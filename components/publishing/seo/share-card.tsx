/** Satori, which renders this, supports inline styles only: these are the colours of the light theme. */
const colours = { paper: '#fbf8f3', ink: '#1b1d2a', soft: '#555a6e', cobalt: '#1e4fc4', line: '#e3dccf' };

interface Props {
  site: string | null;
  title: string | null;
  kicker: string | null;
}

/** The Open Graph picture of a page, 1200 × 630 px. Texts with letters that the font lacks are null. */
export function ShareCard({ site, title, kicker }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 72px 60px',
        backgroundColor: colours.paper,
        color: colours.ink,
        fontFamily: 'Latin, LatinExt, Cyrillic, CyrillicExt',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <Sign size={title === null ? 200 : 64} />
        <span style={{ marginLeft: 20, fontSize: title === null ? 120 : 44, fontWeight: 700 }}>
          {site ?? ''}
        </span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {kicker !== null && (
          <span style={{ marginBottom: 16, fontSize: 32, fontWeight: 500, color: colours.cobalt }}>
            {kicker}
          </span>
        )}
        {title !== null && (
          <span
            style={{
              display: 'block',
              lineClamp: 4,
              fontSize: sizeFor(title),
              fontWeight: 700,
              lineHeight: 1.12,
              letterSpacing: '-0.01em',
            }}
          >
            {title}
          </span>
        )}
      </div>
      <div
        style={{ display: 'flex', height: 10, borderRadius: 5, backgroundColor: colours.cobalt, width: 160 }}
      />
    </div>
  );
}

/** The font size in px: short titles are large, and the longest still fits in four lines. */
function sizeFor(title: string): number {
  if (title.length <= 36) return 92;
  return title.length <= 70 ? 76 : 60;
}

/** The logo, as in app/icon.svg. */
function Sign({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size}>
      <path
        fill={colours.cobalt}
        d="M6 3h20a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H15l-7 6v-6H6a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z"
      />
      <path stroke="#fff" strokeWidth="3.5" strokeLinecap="round" d="m13 19 6-10" />
    </svg>
  );
}
