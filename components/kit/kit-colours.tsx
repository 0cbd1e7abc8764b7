import { KitSection } from './kit-section';

/** Every text colour is shown on every background it may be used on. */
const grounds = ['bg-paper', 'bg-raised', 'bg-sunken'];
const texts = [
  'text-ink',
  'text-soft',
  'text-faint',
  'text-cobalt',
  'text-rowan',
  'text-birch',
  'text-honey',
];
const pairs = [
  'bg-cobalt text-on-cobalt',
  'bg-cobalt-ground text-cobalt',
  'bg-rowan text-on-rowan',
  'bg-rowan-ground text-rowan',
  'bg-birch text-on-birch',
  'bg-birch-ground text-birch',
  'bg-honey text-on-honey',
  'bg-honey-ground text-honey',
];

export function KitColours() {
  return (
    <KitSection title="Colours">
      {grounds.map((ground) => (
        <ul key={ground} className={`${ground} min-w-40 rounded-card border border-line p-4`}>
          <li className="text-sm text-soft">{ground}</li>
          {texts.map((text) => (
            <li key={text} className={`${text} font-medium`}>
              {text}
            </li>
          ))}
        </ul>
      ))}
      <ul className="flex flex-col gap-1">
        {pairs.map((pair) => (
          <li key={pair} className={`${pair} rounded-control px-3 py-1`}>
            {pair}
          </li>
        ))}
      </ul>
    </KitSection>
  );
}
