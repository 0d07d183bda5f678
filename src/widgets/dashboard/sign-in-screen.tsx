import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { RaanSignIn, type RaanSignInProps } from '../auth'
import { PortalProvider } from '../ui/portal'
import { visuallyHidden } from '../ui/visually-hidden.css'
import { Brand, brandName } from './brand'
import { Shopfront } from './shopfront'
import * as css from './sign-in.css'

type SignInScreenProps = Pick<RaanSignInProps, 'view' | 'hint' | 'onViewChange'> & {
  heading: RefObject<HTMLHeadingElement | null>
  /** language and skin */
  tools: ReactNode
}

export function SignInScreen({ heading, tools, ...props }: SignInScreenProps) {
  const { t } = useLingui()
  return (
    <div className={css.screen}>
      <aside className={css.poster} aria-label={brandName}>
        <Brand />
        <p className={css.words}>{t`Everything behind the counter, in one calm place.`}</p>
        <Shopfront />
      </aside>
      <div className={css.column}>
        <header>
          <PortalProvider>
            <div className={css.bar}>
              <span className={css.brandOnPhone}>
                <Brand />
              </span>
              <div className={css.tools}>{tools}</div>
            </div>
          </PortalProvider>
        </header>
        <main className={css.main}>
          <h1 ref={heading} tabIndex={-1} className={visuallyHidden}>
            {props.view === 'register' ? t`Create an account` : t`Sign in`}
          </h1>
          <RaanSignIn {...props} />
        </main>
      </div>
    </div>
  )
}
