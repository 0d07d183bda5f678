import { type MailLabel, mailLabels } from '../../core/email/email.contract'
import { classNames } from '../ui/class-names'
import * as css from './email.css'
import { useMailMessages } from './use-mail-messages'

const isKnown = (label: string): label is MailLabel => (mailLabels as readonly string[]).includes(label)

export const LabelDot = ({ label }: { label: string }) => (
  <span className={classNames(css.dot, isKnown(label) && css.colours[label])} aria-hidden="true" />
)

type LabelDotsProps = { labels: readonly string[]; nameOf(label: string): string }

/** The dots of a row; what they stand for is said to who does not see them and shown to who points at them. */
export function LabelDots({ labels, nameOf }: LabelDotsProps) {
  if (labels.length === 0) return null
  const said = labels.map(nameOf).join(', ')
  return (
    <span role="img" className={css.dots} aria-label={said} title={said}>
      {labels.map((label) => (
        <LabelDot key={label} label={label} />
      ))}
    </span>
  )
}

export function LabelBadge({ label }: { label: string }) {
  const messages = useMailMessages()
  return (
    <span className={css.badge}>
      <LabelDot label={label} />
      {messages.label(label)}
    </span>
  )
}
