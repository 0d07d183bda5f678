import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Mail, MailQuery } from '../../../core/email/email.contract'
import { Button } from '../../ui/button'
import type { EmailList } from '../use-email'
import type { MailSelection } from '../use-mail-selection'
import { useWholeList } from './use-whole-list'
import * as css from './whole-list.css'

type LoaderProps = { query: MailQuery; onLoaded(mails: readonly Mail[]): void }

function Loader({ query, onLoaded }: LoaderProps) {
  const { t } = useLingui()
  const { mails, isFailed, retry } = useWholeList(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when they are there
  useEffect(() => {
    if (mails) onLoaded(mails)
  }, [mails])
  if (!isFailed) return <Button size="s" look="ghost" busy>{t`Loading email`}</Button>
  return (
    <>
      <span className={css.failed} role="alert">{t`Couldn't load email`}</span>
      <Button size="s" look="ghost" onClick={retry}>{t`Try again`}</Button>
    </>
  )
}

type WholeListProps = { list: EmailList; selection: MailSelection }

/** Offers the emails of all pages once this page is selected. */
export function WholeList({ list, selection }: WholeListProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { count } = selection
  const { total, query } = list
  if (!selection.isAll || total <= count) return null
  return (
    <span className={css.whole}>
      {isAsked ? (
        <Loader
          query={query}
          onLoaded={(mails) => {
            setAsked(false)
            selection.choose(mails)
          }}
        />
      ) : (
        <Button size="s" look="ghost" onClick={() => setAsked(true)}>{t`Select all ${total} emails`}</Button>
      )}
    </span>
  )
}
