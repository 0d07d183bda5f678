import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Plugin, transform } from 'esbuild'
import { registering } from './style-sheets.ts'

const root = process.cwd()

/** Registers FullCalendar's style sheets like ours; rules for the page apply to the widget's container instead. */
export async function readCalendarSheet(path: string, root?: string): Promise<string> {
  const css = await transform(await readFile(`${path}.css`, 'utf8'), { loader: 'css', minify: true })
  if (path.endsWith('/skeleton') && !css.code.includes(':root'))
    throw new Error(`${path}.css: no :root to replace; read its new source and update this plugin`)
  const text = css.code.replaceAll(':root', ':where([part~=root])')
  return registering(`/calendar/fullcalendar/${basename(path)}`, text, root)
}

export const calendarSheets: Plugin = {
  name: 'calendar-sheets',
  setup(build) {
    // without the extension, by which esbuild would choose its own loader
    build.onResolve({ filter: /^@fullcalendar\/react\/.*\.css$/ }, ({ path }) => ({
      path: join('node_modules', path.slice(0, -'.css'.length)),
      namespace: 'calendar-sheet',
      sideEffects: true,
    }))
    build.onLoad({ filter: /.*/, namespace: 'calendar-sheet' }, async ({ path }) => ({
      contents: await readCalendarSheet(path),
      loader: 'js',
      resolveDir: root,
    }))
  },
}
