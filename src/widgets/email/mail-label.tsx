import type { MailLabel } from '../../core/email/email.contract'
import { classNames } from '../ui/class-names'
import * as css from './mail-label.css'
import { useMailWords } from './use-mail-words'

export const LabelDot = ({ label }: { label: MailLabel }) => (
  <span className={classNames(css.dot, css.colours[label])} aria-hidden="true" />
)

type LabelDotsProps = { labels: readonly MailLabel[]; names: Readonly<Record<MailLabel, string>> }

/** The dots of a row; what they stand for is said to who does not see them and shown to who points at them. */
export function LabelDots({ labels, names }: LabelDotsProps) {
  if (labels.length === 0) return null
  const said = labels.map((label) => names[label]).join(', ')
  return (
    <span role="img" className={css.dots} aria-label={said} title={said}>
      {labels.map((label) => (
        <LabelDot key={label} label={label} />
      ))}
    </span>
  )
}

export function LabelBadge({ label }: { label: MailLabel }) {
  const words = useMailWords()
  return (
    <span className={css.badge}>
      <LabelDot label={label} />
      {words.labels[label]}
    </span>
  )
}
