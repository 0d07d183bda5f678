import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { isConclusive } from '../../core/kernel/outcome'
import type { NoticeTopic } from '../../core/misc/misc.contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import * as css from './misc.css'
import { useNotice } from './use-misc'

export function MiscAddress({ topic }: { topic: NoticeTopic }) {
  const { t } = useLingui()
  const notice = useNotice(topic)
  const [email, setEmail] = useState('')
  const busy = notice.stage === 'keeping'
  const isKept = notice.stage === 'kept'
  const containerRef = useRef<HTMLDivElement>(null)
  const wasKept = useRef(isKept)
  useEffect(() => {
    if (wasKept.current !== isKept) containerRef.current?.querySelector<HTMLElement>('[role=status], input')?.focus()
    wasKept.current = isKept
  }, [isKept])
  const sentences: Readonly<Record<string, string>> = {
    required: t`This field is required.`,
    'too-long': t`This is too long.`,
    email: t`Enter an email address, like name@example.com.`,
  }
  const said = notice.fields?.email?.map((code) => lookUp(sentences, code) ?? code).join(' ')
  const failed =
    notice.error &&
    (notice.error.code === 'offline' && !notice.error.detail.reason
      ? t`You're offline. Try again when you're back online.`
      : isConclusive(notice.error)
        ? t`Couldn't save your address. Try again.`
        : t`We couldn't confirm whether your address was saved. It's safe to try again: it's saved only once.`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) notice.send(email)
  }

  if (isKept)
    return (
      <div ref={containerRef} className={css.kept}>
        <p role="status" tabIndex={-1} className={css.thanks}>
          <Trans>
            Thank you. We'll email <strong>{notice.email}</strong> as soon as there's news.
          </Trans>
        </p>
        <Button
          look="ghost"
          size="s"
          onClick={() => {
            setEmail('')
            notice.startOver()
          }}
        >
          {t`Use another email`}
        </Button>
      </div>
    )
  return (
    <div ref={containerRef} className={css.form}>
      <form className={css.fields} noValidate onSubmit={submit}>
        <Field
          label={
            topic === 'maintenance'
              ? t`Email, so we can tell you when we're back`
              : t`Email, so we can tell you when we open`
          }
          error={said ?? failed}
          className={css.field}
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(text) => {
              setEmail(text)
              notice.edit()
            }}
          />
        </Field>
        <Button type="submit" look="primary" busy={busy}>
          {t`Notify me`}
        </Button>
      </form>
    </div>
  )
}
