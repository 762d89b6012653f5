import { I18nProvider } from "@lingui/react";
import { type ClientContext, supportApi, systemApi, toBannersRequest, toFirstNoticeRequest } from "@marquee/api-client";
import type { Announcements, LanguageCode, PublicKey } from "@marquee/contract";
import { type MessageSource, createTexts, type Texts, toLanguageTag } from "@marquee/i18n";
import type { BrandSettings, CompiledModule } from "@marquee/whitelabel";
import type { ComponentProps, ReactElement } from "react";
import { Provider } from "react-redux";
import type { RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { addLetters } from "./brand/addLetters.ts";
import { AppProvider } from "./brand/AppProvider.tsx";
import { TextsContext } from "./brand/TextsContext.ts";
import { UiKit } from "./brand/UiKit.tsx";
import { type AppStore, createStore } from "./createStore.ts";
import type { FeatureModule } from "./FeatureModule.ts";
import { createManifests, type Manifests } from "./manifests/createManifests.ts";
import { notifyError } from "./overlays/notifyError.ts";
import { sessionStore } from "./preferences/storage.ts";
import { getStartLanguage } from "./preferences/getStartLanguage.ts";
import { languageChanged } from "./preferences/preferencesSlice.ts";
import { toRoutes } from "./routing/toRoutes.tsx";
import type { SessionEnd } from "./session/sessionChannel.ts";
import { takeAddressAnswer } from "./session/addressAnswer.ts";
import { takeAddressToken } from "./session/takeAddressToken.ts";
import { selectSession, sessionStarted } from "./session/sessionSlice.ts";
import { getStoredSession, storeMerchant } from "./session/storedSession.ts";
import { readFirstData } from "./startup/readFirstData.ts";
import { statusRequest } from "./startup/statusQuery.ts";

/** The parts of an engine that start an app: features, modules and texts. */
export type Engine = {
  /** What of the manifests the first paint needs, or whole ones. */
  readonly features: readonly FeatureModule[];
  /** Loads all manifests whole, in the same order; without it `features` are. */
  readonly loadAll?: (() => Promise<readonly FeatureModule[]>) | undefined;
  readonly compiled: readonly CompiledModule[];
  readonly loadMessages: MessageSource["loadMessages"];
};

function toMessageSource(engine: Engine, settings: BrandSettings): MessageSource {
  return {
    loadMessages: engine.loadMessages,
    // A brand's own texts are optional: without them the engine's are shown.
    loadOverrides: async (language) => {
      addLetters(language, settings);
      if (!settings.overrides.includes(language)) return {};
      const file = `${settings.base}overrides.${language}.json`;
      return fetch(file).then(
        (response) => (response.ok ? response.json() : {}),
        () => ({}),
      );
    },
    tags: settings.locales.map,
  };
}

/** Without the chunk the next call of the ended session, or the next visit, tells. */
const loadSessionEnd = () => import("./session/sessionEnd.ts").catch(() => undefined);

/** The client's view of the page; it reads the store that is made from it, hence the late binding. */
function toClientContext(
  settings: BrandSettings,
  texts: Texts,
  loadAll: Manifests["load"],
  getStore: () => AppStore,
): ClientContext {
  let newerKey: PublicKey | null = null;
  return {
    merchantCode: settings.merchantCode,
    platform: settings.platform,
    device: settings.device,
    getToken: () => getStore().getState().session.session?.token ?? null,
    getLanguage: (): LanguageCode => getStore().getState().preferences.language,
    getPublicKey: async () => {
      if (newerKey) return newerKey;
      // The cached status, or a new request when there is none yet.
      const { data } = await getStore().dispatch(
        systemApi.endpoints.getStatus.initiate(statusRequest, { subscribe: false }),
      );
      return data?.info.publicKey ?? null;
    },
    setPublicKey: (key) => {
      newerKey = key;
    },
    // Without the chunk the next status poll tells.
    onRefusal: (code, value) => {
      // Its chunks are no longer served, so load what replaces the site.
      if (code === "site.closed") return globalThis.location.reload();
      void import("./overlays/deferredChunk.ts").then(
        ({ followRefusal }) => getStore().dispatch(followRefusal(code, value, loadAll)),
        () => undefined,
      );
    },
    onSessionEnd: (code) => {
      const store = getStore();
      const token = selectSession(store.getState())?.token;
      void loadSessionEnd().then((end) => end?.endRefused(texts, store, code, token));
    },
  };
}

/** Keeps for the tab what features want of the address. */
function keepQuery(features: readonly FeatureModule[]): void {
  const query = new URLSearchParams(globalThis.location.search);
  for (const name of features.flatMap(({ keptQuery = [] }) => keptQuery)) {
    const value = query.get(name);
    if (value) sessionStore.set(name, value);
  }
}

/** Shows the banners of the HTML, which are for guests; a member's own are asked for as soon as they stand. */
async function showBanners(
  { dispatch }: AppStore,
  merchantCode: string,
  banners: Announcements,
  isMember: boolean,
): Promise<void> {
  const request = toBannersRequest(merchantCode);
  await dispatch(supportApi.util.upsertQueryData("listAnnouncements", request, banners));
  if (isMember)
    await dispatch(supportApi.endpoints.listAnnouncements.initiate(request, { subscribe: false, forceRefetch: true }));
}

/** Fills the store with what is known before any call: session, language, inlined status. */
function prepareStore(store: AppStore, settings: BrandSettings, features: readonly FeatureModule[]): LanguageCode {
  const language = getStartLanguage(settings);
  store.dispatch(languageChanged(language));
  storeMerchant(settings);
  keepQuery(features);
  const session = getStoredSession();
  if (session) store.dispatch(sessionStarted(session));
  const { status, banners, notice } = readFirstData();
  // They are in the language of the HTML, which an old cookie may have chosen.
  const isReadable = toLanguageTag(language, settings.locales.map) === document.documentElement.lang;
  if (banners && isReadable) void showBanners(store, settings.merchantCode, banners, Boolean(session));
  if (notice && isReadable)
    void store.dispatch(
      supportApi.util.upsertQueryData("listAnnouncements", toFirstNoticeRequest(settings.merchantCode), notice),
    );
  if (status) void store.dispatch(systemApi.util.upsertQueryData("getStatus", statusRequest, status));
  else void store.dispatch(systemApi.endpoints.getStatus.initiate(statusRequest));
  return language;
}

/** Logs in by the code in the address (SH-04). */
const enter = (texts: Texts, store: AppStore, code: string): Promise<void> =>
  import("./session/enterByAddress.ts").then(
    ({ enterByAddress }) => enterByAddress(texts, store, code),
    () => notifyError(texts, "network.abnormal").catch(() => undefined),
  );

/** An app that is ready to be shown. */
export type App = { readonly store: AppStore; readonly element: ReactElement; readonly texts: Texts };

/**
 * Makes an app of an engine's features and a layer's settings: the status is asked while the texts load, and the first
 * render has both language and settings (SH-02). `watchTabs` brings a session from another tab. @throws when the texts do not come
 */
export async function createApp(
  engine: Engine,
  settings: BrandSettings,
  createRouter: (routes: RouteObject[]) => ComponentProps<typeof RouterProvider>["router"],
  watchTabs?: (store: AppStore, onEnd: (code: SessionEnd) => void) => Promise<void>,
): Promise<App> {
  const addressToken = takeAddressToken();
  const { features, compiled } = engine;
  takeAddressAnswer(features);
  const texts = createTexts(toMessageSource(engine, settings));
  const manifests = createManifests(features, engine.loadAll, texts);
  const store: AppStore = createStore(
    toClientContext(settings, texts, manifests.load, () => store),
    features,
  );
  const language = prepareStore(store, settings, features);
  // Another tab may hand over its session: it is asked in parallel with the first calls, before the first render.
  const joined = watchTabs?.(
    store,
    (code) => void loadSessionEnd().then((end) => end?.endElsewhere(texts, store, code)),
  );
  await Promise.all([texts.activate(language), joined]);
  // The inlined status is in the store by now, and with it the key of encrypted bodies.
  if (addressToken !== null) await enter(texts, store, addressToken);
  const routes = toRoutes(features, texts, manifests.load);
  // A member's header is in them. Without them the page is there, and asks again when it is idle.
  if (selectSession(store.getState())) void manifests.load().catch(() => undefined);
  const router = createRouter(routes);
  const element = (
    <AppProvider settings={settings} compiled={compiled} manifests={manifests}>
      <Provider store={store}>
        <I18nProvider i18n={texts.i18n}>
          <TextsContext value={texts}>
            <UiKit>
              <RouterProvider router={router} />
            </UiKit>
          </TextsContext>
        </I18nProvider>
      </Provider>
    </AppProvider>
  );
  return { store, element, texts };
}
