import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Plugin, transform } from 'esbuild'
import { cutPlugin } from './cut.ts'
import { registering } from './sheets.ts'

const root = process.cwd()

/** The widget's own place (root.tsx): what is dragged or opened over the calendar has our theme there. */
const themed = 'const theme = el.closest("[part~=root]"); if (theme) return theme;'

/**
 * FullCalendar styles the page's body while something is dragged, and puts what is dragged where our theme is not. The
 * names of its files are hashes: they are known by what they hold.
 */
export const calendarCut = cutPlugin({
  name: '@fullcalendar/react',
  filter: /@fullcalendar\/react\/chunks\/\w+\.js$/,
  holds: [
    'preventSelection(document.body)',
    'document.body.classList.add(',
    'function getAppendableRoot(el) {',
    'import React, {',
    "'aria-label': omitHint ? dateStr",
  ],
  cut: (source) =>
    source
      // a column is called what stands above it, which is not in the words it would be called by
      .replace("'aria-label': omitHint ? dateStr", "'aria-label': omitHint ? undefined")
      // our React has no default export
      .replace('import React, {', 'import { useId as stableId,')
      .replaceAll('React.useId', 'stableId')
      .replaceAll(/\b(?:prevent|allow)(?:Selection|ContextMenu)\(document\.body\);/g, '')
      .replaceAll(/\bdocument\.body\.classList\.(?:add|remove)\(classNames\.notAllowed\);/g, '')
      .replace('function getAppendableRoot(el) {', `function getAppendableRoot(el) { ${themed}`),
})

/** FullCalendar's sheets are registered as ours are; what they say of the page they say of the widget's place. */
export async function readCalendarSheet(path: string, root?: string): Promise<string> {
  const css = await transform(await readFile(`${path}.css`, 'utf8'), { loader: 'css', minify: true })
  if (path.endsWith('/skeleton') && !css.code.includes(':root'))
    throw new Error(`${path}.css: no :root to replace; read its new source and mend this plugin`)
  const text = css.code.replaceAll(':root', ':where([part~=root])')
  return registering(`/calendar/fullcalendar/${basename(path)}`, text, root)
}

export const calendarSheets: Plugin = {
  name: 'calendar-sheets',
  setup(build) {
    // without its ending: tsup has a way of its own with .css
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
