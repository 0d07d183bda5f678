import { useLingui } from '@lingui/react/macro'
import Help from 'lucide-react/icons/life-buoy'
import type { ReactNode, RefObject } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { RaanSignIn, type RaanSignInProps } from '../auth'
import { useLazyPart } from '../lazy/use-lazy-part'
import { ButtonLink } from '../ui/button'
import { PortalProvider } from '../ui/portal'
import { visuallyHidden } from '../ui/visually-hidden.css'
import { Brand, brandName } from './brand'
import * as css from './sign-in.css'
import type { SignInLook } from './where'

/** Decorative: if it fails to load, it is left out. */
const picture = lazyPart(
  () => import('./shopfront'),
  (file) => file.Shopfront,
)

type SignInScreenProps = Omit<RaanSignInProps, 'forgotPassword' | 'onSignedOut'> & {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  look: SignInLook
  /** the portal's help page */
  helpHref: string | undefined
  /** language and theme switches */
  tools: ReactNode
}

export function SignInScreen({ heading, title, look, helpHref, tools, ...props }: SignInScreenProps) {
  const { t } = useLingui()
  const isCard = look === 'card'
  const { here: Picture } = useLazyPart(picture, !isCard)
  return (
    <div className={isCard ? css.cardScreen : css.screen}>
      {!isCard && (
        <aside className={css.poster} aria-label={brandName}>
          <Brand />
          <p className={css.words}>{t`Everything behind the counter, in one calm place.`}</p>
          <div className={css.stage}>{Picture && <Picture />}</div>
        </aside>
      )}
      <div className={css.column}>
        <header>
          <PortalProvider>
            <div className={css.bar}>
              <span className={isCard ? css.brand : css.brandOnPhone}>
                <Brand />
              </span>
              <div className={css.tools}>
                {helpHref && (
                  <ButtonLink
                    look="ghost"
                    icon={<Help />}
                    href={helpHref}
                    target="_blank"
                    rel="noopener"
                  >{t`Help`}</ButtonLink>
                )}
                {tools}
              </div>
            </div>
          </PortalProvider>
        </header>
        <main className={css.main}>
          <h1 ref={heading} tabIndex={-1} className={visuallyHidden}>
            {title}
          </h1>
          <RaanSignIn forgotPassword {...props} />
        </main>
      </div>
    </div>
  )
}
