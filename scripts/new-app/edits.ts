import { readFileSync } from 'node:fs'
import type { AppNames } from './name.ts'

type Edit = {
  file: string
  line: string
  /** inserted before the first line equal to `above` that follows a line starting with `below` */
  above: string
  below?: string
}

/** Every edit outside the app's own files, except generated ones. */
const editsFor = ({ name, pascal, title }: AppNames): readonly Edit[] => [
  {
    file: 'src/host/rows/apps.ts',
    below: 'export const appsRows',
    above: '}',
    line: `  'raan-${name}': { app: '${name}', widget: 'Raan${pascal}', height: 640, ...queryInAddress },`,
  },
  {
    file: 'src/widgets/dashboard/routes/apps.tsx',
    above: "import CalendarIcon from 'lucide-react/icons/calendar-days'",
    line: `import ${pascal}Icon from 'lucide-react/icons/clipboard-list'`,
  },
  {
    file: 'src/widgets/dashboard/routes/apps.tsx',
    below: 'export const apps',
    above: ']',
    line: `  { path: '/apps/${name}', subject: 'Order', icon: ${pascal}Icon, label: msg\`${title}\`, part: screenPart(() => import('../../${name}'), ({ Raan${pascal} }) => (props) => <Raan${pascal} {...inAddress(props)} />) },`,
  },
  {
    file: 'src/service/shop-limit.ts',
    below: '  shared: [',
    above: '  ],',
    line: `    '${name}.list',`,
  },
  {
    file: 'tests/browser/stops.ts',
    below: 'export const stops',
    above: ']',
    line: `  { path: '/apps/${name}', heading: '${title}', shows: 'main [data-entry]' },`,
  },
]

/** The edited files: path -> new content. */
export function editedFiles(names: AppNames): Map<string, string> {
  const files = new Map<string, string>()
  for (const { file, line, above, below } of editsFor(names)) {
    const lines = (files.get(file) ?? readFileSync(file, 'utf8')).split('\n')
    const from = below === undefined ? 0 : lines.findIndex((each) => each.startsWith(below))
    const place = from < 0 ? -1 : lines.indexOf(above, from)
    if (place < 0) throw new Error(`${file}: scripts/new-app/edits.ts found no place for this line:\n${line}`)
    files.set(file, lines.toSpliced(place, 0, line).join('\n'))
  }
  return files
}
