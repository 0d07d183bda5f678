import { use, useCallback, useState } from 'react'
import { Redirect, useLocation, useRouter, useSearch } from 'wouter'
import { encodeText } from '../../core/kernel/address'
import { lazyPart } from '../../core/kernel/lazy-part'
import { DeskNavigationContext } from '../navigation/desk-navigation'
import { useOwner } from '../runtime/use-engine'
import { useSignOut } from '../runtime/use-sign-out'
import { Loading } from '../ui/skeleton'
import { CustomiserDialog, LanguageMenu, SkinMenu } from './appearance'
import { Bell, notified } from './bell'
import { Brand } from './brand'
import { CartButton } from './cart-button'
import type { RaanDashboardProps } from './dashboard'
import { DashboardSkeleton } from './dashboard-skeleton'
import { OfferedTour, RunningTour } from './desk-tour'
import { Frame } from './frame'
import { LeavingContext, LeavingQuestion } from './leaving'
import { menuEntries, screens } from './routes'
import { isOpenTo } from './routes/menu-entry'
import { deskPath, overviewPath, shopProductsPath, shopsPath, usersPath } from './routes/paths'
import { Screen } from './screen'
import { SearchTools } from './search-tools'
import { ShortcutsDialog } from './shortcuts-dialog'
import { NotAuthorised, NotFound } from './unavailable-screen'
import { useArrangement } from './use-dashboard'
import { useNotices, useOnline } from './use-engine-notices'
import { useLive } from './use-live'
import { useHeadingFocus, useScreenTitle, useTitle } from './use-screen-title'
import { useSession } from './use-session'
import { UserMenu } from './user-menu'
import { isFormPage, mayOpen, notAuthorisedPath, pathOf, signInPath, startOf, where } from './where'

/** Users who are signed in don't wait for this code. */
const signIn = lazyPart(
  () => import('./sign-in-screen'),
  ({ SignInScreen }) => SignInScreen,
)

const misc = lazyPart(
  () => import('../misc'),
  ({ MiscScreen }) => MiscScreen,
)

export function DashboardView(props: RaanDashboardProps) {
  const { router, hint, opensAt, helpHref, contactPhone, contactEmail, onResetSampleData, live, registration } = props
  const session = useSession()
  const owner = useOwner()
  const { signOut, asking } = useSignOut()
  const [opened, setOpened] = useState<'layout' | 'shortcuts' | 'tour'>()
  const leaving = use(LeavingContext)
  const online = useOnline()
  const [path, go] = useLocation()
  const search = useSearch()
  const { base, hrefs } = useRouter()
  const isOwnPage = router === 'browser'
  const token = new URLSearchParams(search).get('token') ?? undefined
  const location = where(path, session, screens)
  const screen = location.kind === 'screen' ? location.screen : undefined
  const layout = useArrangement(screen?.sample)
  const title = useScreenTitle(location, token)
  // navigation between the paths of one screen keeps focus
  const heading = useHeadingFocus(title ? `${location.kind} ${screen?.also ? screen.path : path}` : undefined)
  useTitle(title, isOwnPage)
  const hasForm = location.kind === 'signIn'
  useNotices(useCallback(() => void (hasForm || go(signInPath)), [go, hasForm]))

  useLive(session.state === 'signedIn' && live !== 'off')

  if (location.kind === 'waiting') return <DashboardSkeleton />
  if (location.kind === 'redirect')
    return (
      <>
        <Redirect to={location.to} replace />
        <DashboardSkeleton />
      </>
    )
  const looks = (onArrange?: () => void) => (
    <>
      <LanguageMenu locale={layout.locale} onChoose={layout.chooseLocale} />
      <SkinMenu skin={layout.skin} onChoose={layout.chooseSkin} onArrange={onArrange} />
    </>
  )
  const start = startOf(screens, session)
  const isIn = session.state === 'signedIn'
  if (location.kind === 'misc')
    return (
      <Screen
        part={misc}
        given={{
          heading,
          page: location.page,
          title,
          opensAt,
          brand: <Brand />,
          tools: looks(),
          onGoOn: () => go(isIn ? start : signInPath),
        }}
        renews
        fallback={<Loading />}
      />
    )
  if (location.kind === 'signIn')
    return (
      <Screen
        part={signIn}
        given={{
          heading,
          title,
          view: location.view,
          look: location.look,
          helpHref,
          hint,
          registration,
          token,
          keepForm: true,
          onGoOn: isIn ? () => go(start) : undefined,
          onSignedIn: isFormPage(path) ? () => go(startOf(screens, session)) : undefined,
          onViewChange: (view) => go(pathOf(view, path)),
          // in the URL, the token survives a reload
          onResetLink: (token) => go(`${pathOf('reset-password', path)}?token=${encodeText(token)}`, { replace: true }),
          tools: looks(),
        }}
        renews
        fallback={<Loading />}
      />
    )

  const hrefOf = (to: string) => hrefs(base + to)
  const open = screens.filter((each) => mayOpen(each, session))
  const openPaths = open.map((each) => each.path)
  const linkTo = (to: string) => (openPaths.includes(to) ? () => go(to) : undefined)
  const desk = {
    takeOrder: linkTo(deskPath),
    openShops: linkTo(shopsPath),
    openProducts: linkTo(shopProductsPath),
    openUsers: linkTo(usersPath),
  }
  const takeTour = () => {
    go(start)
    setOpened('tour')
  }
  const customise = () => setOpened('layout')
  const closeDialog = () => setOpened(undefined)
  return (
    <>
      <Frame
        key={owner}
        entries={menuEntries.filter((entry) => isOpenTo(entry, session))}
        screen={screen}
        title={title}
        heading={heading}
        layout={layout}
        onCustomise={customise}
        online={online}
        tools={
          <>
            <SearchTools session={session} go={go} hrefOf={hrefOf} isOwnPage={isOwnPage} />
            {session.can('create', 'Order') && <CartButton onCheckout={() => go(deskPath)} />}
            {notified.some((subject) => session.can('read', subject)) && <Bell go={go} />}
            {looks(customise)}
            {session.user && (
              <UserMenu
                user={session.user}
                screens={open}
                go={go}
                helpHref={helpHref}
                onShortcuts={() => setOpened('shortcuts')}
                onTour={() => leaving.leave(takeTour)}
                onSignOut={() => leaving.leave(signOut)}
                onResetSampleData={onResetSampleData}
              />
            )}
          </>
        }
      >
        {path === overviewPath && location.kind === 'screen' && <OfferedTour onStart={() => setOpened('tour')} />}
        {location.kind === 'screen' && (
          <DeskNavigationContext value={desk}>
            <Screen
              key={location.screen.path}
              part={location.screen.part}
              given={{
                params: location.params,
                search,
                setSearch: (next, options) => go(next ? `${path}?${next}` : path, options),
                go,
                hrefOf,
                routes: { screens, menuEntries },
                contacts: { contactPhone, contactEmail },
              }}
              renews
            />
          </DeskNavigationContext>
        )}
        {location.kind === 'notFound' && <NotFound path={path} start={start} />}
        {location.kind === 'notAuthorised' && (
          <NotAuthorised start={start === notAuthorisedPath ? undefined : start} onSignOut={signOut} />
        )}
      </Frame>
      <LeavingQuestion leaving={leaving} />
      {asking}
      <CustomiserDialog
        open={opened === 'layout'}
        layout={layout}
        isSample={screen?.sample !== undefined}
        onClose={closeDialog}
      />
      {opened === 'tour' && <RunningTour open={openPaths} heading={heading} go={go} onEnd={closeDialog} />}
      <ShortcutsDialog
        isOpen={opened === 'shortcuts'}
        current={screen?.path}
        open={openPaths}
        keys={isOwnPage ? 'page' : 'widget'}
        containerRef={heading}
        onOpen={() => setOpened('shortcuts')}
        onClose={closeDialog}
      />
    </>
  )
}
