import { expect, test } from 'vitest'
import { apps } from '../../src/core/apps'
import { changeKinds } from '../../src/core/live/live.contract'
import { lists, single } from '../../src/core/live/live.links'

test('LIVE-31 every view that follows changes exists', async () => {
  const modules = await Promise.all(Object.values(apps).map((load) => load() as Promise<{ views?: object }>))
  const names = new Set(modules.flatMap(({ views = {} }) => Object.keys(views)))
  const following = [...Object.values(lists).flat(), ...Object.values(single)]
  expect(following.filter((name) => !names.has(name))).toEqual([])
  const kinds: readonly string[] = changeKinds
  expect([...Object.keys(lists), ...Object.keys(single)].filter((kind) => !kinds.includes(kind))).toEqual([])
})
