import { texts } from 'langraan:texts/email'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { emailApp } from '../../core/email/app'
import { defineWidget } from '../root/define-widget'
import { EmailPlace } from './email-place'
import { EmailView } from './email-view'

export type RaanEmailProps = {
  /** list, search and opened mail as the text of a query: `folder=spam&q=tea`, `label=company&mail=12`; nonsense in it means the inbox */
  query?: string | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  onOpened?: ((detail: { id: number }) => void) | undefined
  onSent?: ((detail: { id: number }) => void) | undefined
}

export const apps = { email: emailApp }

export const RaanEmail = defineWidget<RaanEmailProps>({
  apps,
  texts: [texts, failureTexts, lazyTexts],
  Skeleton: EmailPlace,
  View: EmailView,
})
