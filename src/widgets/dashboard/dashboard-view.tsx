import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { Redirect, useLocation, useRouter, useSearch } from 'wouter'
import { CartButton } from './cart-button'
import type { RaanDashboardProps } from './dashboard'
import { DashboardPlace } from './dashboard-place'
import { Frame } from './frame'
import { LanguageMenu } from './language-menu'
import { lazyPart } from './lazy-part'
import { NotAuthorised } from './not-authorised'
import { NotFound } from './not-found'
import { deskPath, screens } from './routes'
import { Screen } from './screen'
import { SearchTools } from './search-tools'
import { SkinMenu } from './skin-menu'
import { useHeadingFocus } from './use-heading-focus'
import { useLayout } from './use-layout'
import { useNotices } from './use-notices'
import { useOnline } from './use-online'
import { useSession } from './use-session'
import { useTitle } from './use-title'
import { UserMenu } from './user-menu'
import { notAuthorisedPath, signInPath, startOf, where } from './where'

/** Whoever is signed in already does not wait for its code. */
const signIn = lazyPart(() => import('./sign-in-screen').then(({ SignInScreen }) => SignInScreen))

const reload = () => location.reload()

export function DashboardView({ router, hint, onResetSampleData }: RaanDashboardProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const layout = useLayout()
  const online = useOnline()
  const [path, go] = useLocation()
  const search = useSearch()
  const { base, hrefs } = useRouter()
  const isOwnPage = router === 'browser'
  const onReload = isOwnPage ? reload : undefined
  const place = where(path, session, screens)
  const screen = place.kind === 'screen' ? place.screen : undefined
  const titles = {
    screen: screen ? i18n._(screen.label) : '',
    notAuthorised: t`No access`,
    notFound: t`Not found`,
    signIn: place.kind === 'signIn' && place.view === 'register' ? t`Create an account` : t`Sign in`,
    waiting: '',
    redirect: '',
  }
  const title = titles[place.kind]
  // a step between the paths of one screen leaves the focus where it is
  const heading = useHeadingFocus(title ? `${place.kind} ${screen?.also ? screen.path : path}` : undefined)
  useTitle(title, isOwnPage)
  useNotices(useCallback(() => go(signInPath), [go]))

  if (place.kind === 'waiting') return <DashboardPlace />
  if (place.kind === 'redirect')
    return (
      <>
        <Redirect to={place.to} replace />
        <DashboardPlace />
      </>
    )
  const looks = (
    <>
      <LanguageMenu locale={layout.locale} onChoose={layout.chooseLocale} />
      <SkinMenu skin={layout.skin} onChoose={layout.chooseSkin} />
    </>
  )
  if (place.kind === 'signIn')
    return (
      <Screen
        part={signIn}
        given={{
          heading,
          view: place.view,
          hint,
          onViewChange: (view) => go(view === 'register' ? '/register' : signInPath),
          tools: looks,
        }}
        onReload={onReload}
        place={null}
      />
    )

  const start = startOf(screens, session)
  const hrefOf = (to: string) => hrefs(base + to)
  return (
    <Frame
      screens={screens.filter(({ subject }) => session.can('read', subject))}
      screen={screen}
      title={title}
      heading={heading}
      collapsed={layout.collapsed}
      onCollapse={layout.collapse}
      online={online}
      tools={
        <>
          <SearchTools session={session} go={go} hrefOf={hrefOf} isOwnPage={isOwnPage} />
          {session.can('read', 'Order') && <CartButton onCheckout={() => go(deskPath)} onReload={onReload} />}
          {looks}
          {session.user && (
            <UserMenu user={session.user} onSignOut={session.signOut} onResetSampleData={onResetSampleData} />
          )}
        </>
      }
    >
      {place.kind === 'screen' && (
        <Screen
          key={place.screen.path}
          part={place.screen.part}
          given={{
            params: place.params,
            search,
            setSearch: (next, options) => go(next ? `${path}?${next}` : path, options),
            go,
            hrefOf,
          }}
          onReload={onReload}
        />
      )}
      {place.kind === 'notFound' && <NotFound path={path} start={start} />}
      {place.kind === 'notAuthorised' && (
        <NotAuthorised start={start === notAuthorisedPath ? undefined : start} onSignOut={session.signOut} />
      )}
    </Frame>
  )
}
