import type { Messages } from '@lingui/core'
import type { Locale } from '../../core'
import { hasMessages, localesInUse, provideMessages } from './i18n'

/** Several catalogs of one language: name -> its messages. */
export type MessageFile = { readonly catalogs: Readonly<Record<string, Messages>> }

/** Loads the texts of one part in a language. */
export type LoadMessages = (locale: Locale) => Promise<MessageFile>

/** The catalogs of one part, which come in one file per language. */
export type MessageFiles = {
  readonly names: readonly string[]
  readonly load: LoadMessages
}

/** Loads these texts in every language in use, as far as they are not there. Never rejects. */
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
