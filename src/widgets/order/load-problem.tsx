import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'
import { OwnPageContext, useNewBuild } from '../lazy/own-page'
import { useLoadAgain } from '../lazy/use-load-again'
import { Button } from '../ui/button'
import { FieldError } from '../ui/field'

/** Part of the order's code couldn't load: tries again, or reloads the page, which keeps the order. */
export function LoadProblem({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  const { t } = useLingui()
  const page = useContext(OwnPageContext)
  const isReplaced = useNewBuild(true) === 'there'
  useLoadAgain(onRetry)
  return page && isReplaced ? (
    <>
      <FieldError>{t`A new version was released. Reload the page to go on.`}</FieldError>
      <Button size="s" onClick={page.reload}>{t`Reload the page`}</Button>
    </>
  ) : (
    <>
      <FieldError>{children}</FieldError>
      <Button size="s" onClick={onRetry}>{t`Try again`}</Button>
    </>
  )
}
