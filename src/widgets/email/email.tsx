import { messages } from 'langraan:messages/email'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { emailApp } from '../../core/email/app'
import { defineWidget } from '../runtime/define-widget'
import { EmailSkeleton } from './email-skeleton'
import { EmailView } from './email-view'

export type RaanEmailProps = {
  /**
   * list, search and open email as a query string: `folder=spam&q=tea`, `label=company&mail=12`; invalid values
   * fall back to the inbox
   */
  query?: string | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  onOpened?: ((detail: { id: number }) => void) | undefined
  onSent?: ((detail: { id: number }) => void) | undefined
}

export const apps = { email: emailApp }

export const RaanEmail = defineWidget<RaanEmailProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: EmailSkeleton,
  View: EmailView,
})
