import type { Messages } from '@lingui/core'
import type { Locale } from '../../core'
import { hasMessages, localesInUse, provideMessages } from './i18n'

/** Several catalogs of one language, by name. */
export type MessageFile = { readonly catalogs: Readonly<Record<string, Messages>> }

export type LoadMessages = (locale: Locale) => Promise<MessageFile>

/** The catalogs of one part, in one file per language. */
export type MessageFiles = {
  readonly names: readonly string[]
  readonly load: LoadMessages
}

/** Loads these texts in every language in use, unless they are loaded. Never rejects. */
export const messagesOf = ({ names, load }: MessageFiles): Promise<unknown> =>
  Promise.all(
    localesInUse()
      .filter((locale) => !hasMessages(locale, names))
      .map((locale) =>
        load(locale).then(
          ({ catalogs }) => provideMessages(locale, catalogs),
          () => undefined,
        ),
      ),
  )
