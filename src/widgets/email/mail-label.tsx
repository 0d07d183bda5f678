import { type MailLabel, mailLabels } from '../../core/email/email.contract'
import { classNames } from '../ui/class-names'
import * as css from './email.css'
import { useMailMessages } from './use-mail-messages'

const isKnown = (label: string): label is MailLabel => (mailLabels as readonly string[]).includes(label)

export const dotClass = (label: string) => classNames(css.dot, isKnown(label) && css.colours[label])

export const LabelDot = ({ label }: { label: string }) => <span className={dotClass(label)} aria-hidden="true" />

export function LabelBadge({ label }: { label: string }) {
  const messages = useMailMessages()
  return (
    <span className={css.badge}>
      <LabelDot label={label} />
      {messages.label(label)}
    </span>
  )
}
