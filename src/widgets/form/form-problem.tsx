import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { isKeyUsed } from '../../core/kernel/outcome'
import { Button } from '../ui/button'
import { ErrorList } from '../ui/error-list'
import { Problem } from '../ui/problem'
import * as css from './form-problem.css'
import { useBackOnline } from './use-back-online'
import { useFailureMessages } from './use-failure-messages'

type FieldError = { path: string; label: string; text: string }

/** A field as someone else saved it. */
type Change = { label: string; text: string }

/** Who saved another version, '' if unknown, and what they changed. */
type MeanwhileProps = { by: string; changes: readonly Change[] }

type ConflictChoice = { takeTheirs(): void; overwrite(): void }

type FormProblemProps = {
  form: {
    stage: string
    error: RaanError | undefined
    /** a request without a response may have been processed; omitted if that isn't tracked */
    isUncertain?: boolean
    /** such a request created the record: later edits are still unsaved */
    isMade?: boolean
    /** the conflicting version someone else saved */
    theirs?: unknown
    meanwhile?: MeanwhileProps
    save(): void
  } & Partial<ConflictChoice>
  fieldErrors: readonly FieldError[]
  failure(error: RaanError): string
  onGo(path: string): void
}

export function ToFix({ count, isUncertain = false }: { count: number; isUncertain?: boolean | undefined }) {
  const { t } = useLingui()
  if (!isUncertain)
    return <Plural value={count} one="Not saved yet: one error to fix" other="Not saved yet: # errors to fix" />
  return (
    <>
      {t`An earlier attempt may have been saved.`}{' '}
      <Plural
        value={count}
        one="One error to fix before you save again"
        other="# errors to fix before you save again"
      />
    </>
  )
}

/** What someone else changed since the form was opened. */
export function Meanwhile({ by, changes }: MeanwhileProps) {
  const { t } = useLingui()
  return (
    <>
      <p>
        {by === '' ? t`Someone else saved changes in the meantime.` : t`${by} saved changes in the meantime.`}{' '}
        {t`Your entries are still here.`}
      </p>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map(({ label, text }) => (
            <li key={label}>
              {label}: <bdi>{text === '' ? '–' : text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Someone else saved the record first. */
export function ConflictProblem({ form, children }: { form: Partial<ConflictChoice>; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Problem
      actions={
        <>
          <Button size="s" onClick={form.takeTheirs}>{t`Use theirs, discard mine`}</Button>
          <Button size="s" look="primary" onClick={form.overwrite}>{t`Overwrite with mine`}</Button>
        </>
      }
    >
      {children}
    </Problem>
  )
}

/** Scrolled to when it appears: the form's button may be far below. */
function ShownProblem({ children }: { children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => containerRef.current?.scrollIntoView({ block: 'nearest' }), [])
  return <div ref={containerRef}>{children}</div>
}

/** Why a form isn't saved: links to the invalid fields, or the failure with its remedy. */
export function FormProblem({ form, fieldErrors, failure, onGo }: FormProblemProps) {
  const { t } = useLingui()
  const { course } = useFailureMessages()
  const { stage, error, isUncertain } = form
  const isBackOnline = useBackOnline(error)
  if (stage !== 'editing') return null
  const made = form.isMade && t`It was saved as you first sent it. Your later changes aren't saved yet.`
  if (fieldErrors.length > 0)
    return (
      <Problem>
        <p>
          {made} <ToFix count={fieldErrors.length} isUncertain={isUncertain} />
        </p>
        <ErrorList fieldErrors={fieldErrors} onGo={({ path }) => onGo(path)} />
      </Problem>
    )
  if (!error) return null
  if (form.theirs)
    return (
      <ShownProblem>
        <ConflictProblem form={form}>
          {form.meanwhile ? <Meanwhile {...form.meanwhile} /> : failure(error)} {made}
        </ConflictProblem>
      </ShownProblem>
    )
  const isFinal = error.code === 'forbidden' || isKeyUsed(error)
  return (
    <ShownProblem>
      <Problem actions={!isFinal && <Button size="s" onClick={form.save}>{t`Try again`}</Button>}>
        {made} {isBackOnline ? t`The connection is back.` : failure(error)}{' '}
        {isUncertain !== undefined && course(error, isUncertain)} {t`Your entries are still here.`}
      </Problem>
    </ShownProblem>
  )
}
