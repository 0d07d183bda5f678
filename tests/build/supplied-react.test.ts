import { type Plugin, rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { preact, reportLog, standIns, suppliedReact } from '../../scripts/build/bundle/libraries'
import { supplied } from '../../scripts/build/supplied-react'

/** One source with what a plugin says React is. */
async function built(react: Plugin, source: string): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? `${process.cwd()}/entry.js` : undefined),
    load: (id) => (id.endsWith('/entry.js') ? source : undefined),
  }
  const bundle = await rolldown({ input: 'entry', plugins: [entry, react], onLog: reportLog })
  const { output } = await bundle.generate({ format: 'esm' })
  return output[0].code
}

const selects = "import * as React from 'react'\nimport { useRef } from 'react'\nconsole.log(React.useId, useRef)"

test("BUILD-9 everything used from a page's React is provided; all files import it in one place, and another name fails the build", async () => {
  for (const [path, names] of Object.entries(supplied)) {
    const file = await import(path)
    expect(names.filter((name) => !(name in file))).toEqual([])
  }
  expect((await built(suppliedReact, selects)).match(/import[^;]*from "react"/g)).toHaveLength(1)
  await expect(built(suppliedReact, "import { Activity } from 'react'\nconsole.log(Activity)")).rejects.toThrow(
    'Activity',
  )
  await expect(built(suppliedReact, "import * as React from 'react'\nconsole.log(React.Activity)")).rejects.toThrow(
    'Activity',
  )
})

test('EMBED-690 React APIs used by the embed are exported by Preact; a missing one fails the build', async () => {
  const text = await built(standIns(preact), selects)
  expect(text).toContain('node_modules/preact/hooks')
  expect(text).not.toContain('node_modules/react')
  await expect(built(standIns(preact), "import { Activity } from 'react'\nconsole.log(Activity)")).rejects.toThrow(
    'Activity',
  )
  await expect(built(standIns(preact), "import * as React from 'react'\nconsole.log(React.Activity)")).rejects.toThrow(
    'Activity',
  )
})
