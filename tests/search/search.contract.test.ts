import { expect, test } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { searchCalls } from '../../src/core/search/search.contract'

const read = (searchArr: unknown) => decode(searchCalls.all.answer, { searchArr })

test('SEARCH-4 an entry with only the required fields is valid, and missing ones get their default', () => {
  const answer = read([
    { groupTitle: 'Pages', data: [{ id: '7', title: 'Orders', link: '/desk/orders' }] },
    { groupTitle: 'Files', searchLimit: 2, data: [{ title: 'a.csv' }] },
    { groupTitle: 'Contacts', searchLimit: 'many', data: [{ title: 'Malee', img: null }] },
  ])
  expect(answer).toEqual({
    ok: true,
    value: {
      searchArr: [
        {
          groupTitle: 'Pages',
          searchLimit: 4,
          data: [{ id: 7, target: '', isBookmarked: false, title: 'Orders', icon: '', link: '/desk/orders' }],
        },
        { groupTitle: 'Files', searchLimit: 2, data: [{ title: 'a.csv', by: '', size: '', file: '' }] },
        { groupTitle: 'Contacts', searchLimit: 4, data: [{ title: 'Malee', email: '', img: null, date: '' }] },
      ],
    },
  })
})

test('SEARCH-5 a group with another name is left out, an invalid entry of a known one is named', () => {
  expect(read([{ groupTitle: 'Blog', data: 'x' }, null])).toEqual({ ok: true, value: { searchArr: [] } })
  const broken = read([{ groupTitle: 'Pages', data: [{ id: 1, title: 'Orders' }] }])
  expect(broken).toMatchObject({ ok: false, path: 'searchArr.0.data.0.link' })
})
