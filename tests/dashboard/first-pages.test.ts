// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pagesFirstRows } from '../../src/service/search/search.pages'
import { menuEntries } from '../../src/widgets/dashboard/routes'

test('FIRST-40 the search knows every screen of the menu that a shop uses', () => {
  const rows = pagesFirstRows.flatMap((each) => each.rows({ now: 0, random: () => 0 })) as { link: string }[]
  const links = rows.map(({ link }) => link)
  // examples for developers
  const left = ['gallery', 'layouts']
  const missing = menuEntries.filter(({ group, path }) => !left.includes(group) && !links.includes(path))
  expect(missing.map(({ path }) => path)).toEqual(['/tables/data-table'])
})
