import 'server-only';
import { geoAzimuthalEqualArea, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as Arcs,
  Polygon as PolygonArcs,
  Topology,
} from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { Pen } from './inside/pen';

/*
 * The map of where Russian is spoken, drawn once by the server: each requested country has its own path, all other land
 * is one path. The shapes are from Natural Earth; borders and territories follow ISO 3166.
 */
export const mapSize = { width: 640, height: 560 } as const;

type Country = (Arcs | PolygonArcs) & { id?: string; properties: { name: string } };
// The boundary: the JSON file of the package is a topology of countries.
const topology = atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>;
const all = topology.objects.countries.geometries as Country[];

/** ISO 3166-1 numeric codes of the countries that can be shown. */
const numbers: Readonly<Record<string, string>> = {
  AM: '051', AT: '040', AU: '036', AZ: '031', BG: '100', BY: '112', CA: '124', CN: '156', CY: '196', CZ: '203',
  DE: '276', EE: '233', ES: '724', FI: '246', FR: '250', GB: '826', GE: '268', GR: '300', IL: '376', IT: '380',
  KG: '417', KZ: '398', LT: '440', LV: '428', MD: '498', MN: '496', NO: '578', PL: '616', PT: '620', RO: '642',
  RS: '688', RU: '643', SE: '752', TJ: '762', TM: '795', TR: '792', UA: '804', US: '840', UZ: '860',
}; // oxfmt-ignore

/** The polygon that the file counts to Russia and ISO 3166-2 lists as UA-43. */
const crimea = { from: '643', to: '804', near: [34.3, 45.3] } as const;

/** Centred above northern Russia, so that Russia is in one piece and North America appears beyond the pole. */
const projection = geoAzimuthalEqualArea()
  .rotate([-52, -64])
  .scale(330)
  .translate([330, 330])
  .clipAngle(84)
  .clipExtent([
    [0, 0],
    [mapSize.width, mapSize.height],
  ]);

interface LanguageMap {
  /** The SVG path of all other land. */
  land: string;
  countries: { country: string; path: string }[];
}

let drawn: { key: string; map: LanguageMap } | undefined;

/** `countries` are ISO 3166-1 alpha-2 codes; a country that the atlas lacks is not drawn. */
export function drawLanguageMap(countries: readonly string[]): LanguageMap {
  const key = countries.join();
  if (drawn?.key !== key) drawn = { key, map: drawMap(countries) };
  return drawn.map;
}

function drawMap(countries: readonly string[]): LanguageMap {
  const shown = new Set(countries.map((country) => numbers[country]));
  const rest = all.filter(({ id }) => !shown.has(id ?? '') && id !== '010');
  return {
    land: pathOf(merge(topology, rest)),
    countries: countries.flatMap((country) => {
      const path = pathOf(shapeOf(numbers[country]));
      return path ? [{ country, path }] : [];
    }),
  };
}

function pathOf(shape: GeoPermissibleObjects | null): string {
  if (!shape) return '';
  const pen = new Pen();
  geoPath(projection, pen)(shape);
  return pen.path();
}

function shapeOf(number: string | undefined): MultiPolygon | null {
  const country = all.find(({ id }) => id === number);
  if (!country) return null;
  const pieces = piecesOf(country);
  if (number === crimea.from) return asShape(pieces.filter((piece) => !isCrimea(piece)));
  if (number !== crimea.to) return asShape(pieces);
  const neighbour = all.find(({ id }) => id === crimea.from);
  return asShape([...pieces, ...(neighbour ? piecesOf(neighbour).filter(isCrimea) : [])]);
}

type Piece = MultiPolygon['coordinates'][number];
const asShape = (coordinates: Piece[]): MultiPolygon => ({ type: 'MultiPolygon', coordinates });

function piecesOf(country: Country): Piece[] {
  return merge(topology, [country]).coordinates;
}

function isCrimea([ring = []]: Piece): boolean {
  const [east, up] = crimea.near;
  return ring.every(([x = 0, y = 0]) => Math.abs(x - east) < 3 && Math.abs(y - up) < 2);
}
