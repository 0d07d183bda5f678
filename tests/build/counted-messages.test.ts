import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { afterEach, expect, test, vi } from 'vitest'
import { countedMessage } from '../../scripts/build/counted-messages'
import { locales } from '../../src/core/engine'
import { formatTag } from '../../src/core/kernel/format-tag'
import { withCounts } from '../../src/widgets/i18n/plural-counts'

const texts = [
  '{n, plural, one {# item} other {# items}}',
  '{n, plural, one {<0>#</0> of {name}} other {{name}: <0>#</0>, all #}}',
  '{n, plural, =0 {none} one {# item} other {# items}}',
  '{n, plural, one {{m, plural, one {# in #} other {# of many}}} other {# {name, select, a {for a} other {for all}}}}',
  'no number: {name} #',
]

afterEach(() => vi.unstubAllGlobals())

test('BUILD-690 plurals of the build are formatted as Lingui does, in every language, without number formatting by Intl', () => {
  for (const locale of locales)
    for (const text of texts) {
      const message = compileMessage(text)
      const tag = formatTag(locale)
      const i18n = setupI18n({
        locale: tag,
        messages: { [tag]: { plain: message, counted: countedMessage(message) } },
      })
      for (const n of [0, 1, 2, 5, 21, 1234, 1_000_000, 1.5]) {
        const values = { n, m: 2, name: 'a' }
        const read = i18n._('counted', withCounts(values, locale))
        expect(read).toBe(i18n._('plain', values))
      }
    }
  vi.stubGlobal('Intl', { PluralRules: Intl.PluralRules })
  const i18n = setupI18n({
    locale: 'pt',
    messages: { pt: { counted: countedMessage(compileMessage(texts[0] ?? '')) } },
  })
  expect(i18n._('counted', withCounts({ n: 12345 }, 'pt'))).toBe('12\u00a0345 items')
})
