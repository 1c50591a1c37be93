import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

const story = [
  'framework',
  'projects',
  'writing',
  'adapting',
  'marketing-content',
  'slides',
  'presenting',
  'exporting',
] as const;
/** Which slices each may import, along the product's story. */
const mayUse: Record<(typeof story)[number], readonly string[]> = {
  framework: [],
  projects: ['framework'],
  writing: ['framework', 'projects'],
  adapting: ['framework', 'projects', 'writing'],
  'marketing-content': ['framework', 'projects', 'writing'],
  slides: ['framework', 'projects', 'writing'],
  presenting: ['framework', 'projects', 'writing', 'slides'],
  exporting: ['framework', 'projects', 'writing', 'slides', 'adapting', 'marketing-content'],
};
const usedByAll = ['accounts', 'plans'];
const slices = [...story, ...usedByAll, 'notifications', 'landing', 'dashboard', 'editor'];
const anyOf = (names: readonly string[]) => `(${names.join('|')})`;

const alongTheStory: IForbiddenRuleType[] = story.map((slice) => ({
  name: `story-${slice}`,
  comment: `${slice} may build on ${mayUse[slice].join(', ') || 'no slice'}; the other way round the story would run backwards.`,
  severity: 'error',
  from: { path: `^src/${slice}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^src/${anyOf(slices.filter((other) => other !== slice && !mayUse[slice].includes(other) && !usedByAll.includes(other)))}/`,
  },
}));

export const forbidden: IForbiddenRuleType[] = [
  ...alongTheStory,
  {
    name: 'web-not-server',
    comment: 'What runs in the browser and what runs on the server meet only in rules and contracts.',
    severity: 'error',
    from: { path: '^src/[^/]+/web/' },
    to: { path: '^src/[^/]+/server/' },
  },
  {
    name: 'server-not-web',
    comment: 'What runs in the browser and what runs on the server meet only in rules and contracts.',
    severity: 'error',
    from: { path: '^src/[^/]+/server/' },
    to: { path: '^src/[^/]+/web/' },
  },
  {
    name: 'rules-without-rooms',
    comment: 'Rules and contracts are plain functions and shapes: they know neither server nor browser.',
    severity: 'error',
    from: {
      path: '^src/[^/]+/[^/]+\\.tsx?$',
      pathNot: ['^src/app/', '\\.test\\.tsx?$', '^src/writing/embedded-writer'],
    },
    to: { path: '^src/[^/]+/(server|web)/' },
  },
  {
    name: 'platform-knows-no-slice',
    comment: 'Machinery and outside services know nothing of the product.',
    severity: 'error',
    from: { path: '^src/(platform|providers)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: `^src/${anyOf(slices)}/` },
  },
  {
    name: 'nothing-imports-app',
    comment:
      'app wires everything together and nothing hangs on it; paths.ts is the list of addresses. Tests may start it.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/app/', '\\.test\\.tsx?$'] },
    to: { path: '^src/app/', pathNot: '^src/app/paths\\.ts$' },
  },
  {
    name: 'accounts-below-plans',
    comment: 'An account exists without a plan, a plan not without an account.',
    severity: 'error',
    from: { path: '^src/accounts/' },
    to: { path: `^src/${anyOf(slices.filter((slice) => slice !== 'accounts'))}/` },
  },
  {
    name: 'plans-below-slices',
    comment: 'Plans may be asked by every slice, so they ask none of them.',
    severity: 'error',
    from: { path: '^src/plans/' },
    to: { path: `^src/${anyOf(slices.filter((slice) => !['accounts', 'plans'].includes(slice)))}/` },
  },
  {
    name: 'no-foreign-store',
    comment: "A slice calls another slice's rules and use cases; its stores, routes and pages are its own.",
    severity: 'error',
    from: { path: '^src/([^/]+)/', pathNot: ['^src/(app|dashboard|editor)/', '\\.test\\.tsx?$'] },
    to: { path: '\\.(store|routes|page|job|socket)\\.tsx?$', pathNot: '^src/$1/' },
  },
  {
    name: 'tables-by-tables-and-stores',
    comment: "Another slice's tables are named for foreign keys, and joined in a store to ask for the owner.",
    severity: 'error',
    from: { path: '^src/([^/]+)/', pathNot: ['/server/tables\\.ts$', '\\.store\\.ts$', '\\.test\\.tsx?$'] },
    to: { path: '/server/tables\\.ts$', pathNot: '^src/$1/' },
  },
  {
    name: 'no-cycle',
    comment: 'A cycle has no beginning to read from.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

export const options: ICruiseOptions = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.css$' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
  },
};
