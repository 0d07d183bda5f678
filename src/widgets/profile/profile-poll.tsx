import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ProfileChange } from '../../core/profile/profile.changes'
import type { ProfilePoll as Poll } from '../../core/profile/profile.contract'
import { shares } from '../../core/profile/profile.shares'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import * as check from '../ui/checkbox.css'
import { FieldError } from '../ui/field-error'
import * as css from './profile-poll.css'
import { useProfileMessages } from './use-profile-messages'

type PollProps = { poll: Poll; onChange(change: ProfileChange): void }

/** A single vote, which can be moved to another answer. */
export function ProfilePoll({ poll: { id, question, options, voted }, onChange }: PollProps) {
  const { t } = useLingui()
  const messages = useProfileMessages()
  const own = useId()
  const [choice, setChoice] = useState<number>()
  const [isBlank, setBlank] = useState(false)
  const chosen = choice ?? voted
  const given = options.find((option) => option.id === voted)?.name
  const parts = shares(options.map(({ votes }) => votes))
  const vote = () => {
    setBlank(chosen === null)
    if (chosen === null || chosen === voted) return
    onChange({ kind: 'vote', id, option: chosen, name: question })
    setChoice(undefined)
  }
  return (
    <Card title={t`Poll`}>
      <form
        className={css.poll}
        onSubmit={(event) => {
          event.preventDefault()
          vote()
        }}
      >
        <fieldset className={css.options} aria-describedby={isBlank ? `${own}error` : undefined}>
          <legend className={css.question}>{question}</legend>
          <ul className={css.list}>
            {options.map(({ id: option, name, votes }, nth) => (
              <li key={option} className={css.option}>
                <label className={css.answer}>
                  <input
                    type="radio"
                    className={check.radio}
                    name={own}
                    checked={option === chosen}
                    aria-describedby={`${own}${option}`}
                    onChange={() => {
                      setChoice(option)
                      setBlank(false)
                    }}
                  />
                  <span className={css.name}>{name}</span>
                </label>
                <span id={`${own}${option}`} className={css.share}>
                  {messages.percent(parts[nth] ?? 0)} · {t`${plural(votes, { one: '# vote', other: '# votes' })}`}
                </span>
                <span className={css.track} aria-hidden="true">
                  <span className={css.bar} style={{ inlineSize: `${parts[nth] ?? 0}%` }} />
                </span>
              </li>
            ))}
          </ul>
          {isBlank && <FieldError id={`${own}error`}>{t`Choose an answer first`}</FieldError>}
        </fieldset>
        <p className={css.given} role="status">
          {given !== undefined && t`You voted for ${given}. Choose another answer to change your vote.`}
        </p>
        {(voted === null || chosen !== voted) && (
          <Button type="submit" wide>
            {voted === null ? t`Vote` : t`Change vote`}
          </Button>
        )}
      </form>
    </Card>
  )
}
