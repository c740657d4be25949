import { COOKIES } from '@/lib/market/languages'
import { MARKET_QUERY } from '@/lib/market/list-query'

import { RELOAD_GUARD_MS } from './reload-guard'
import { STORED } from './storage'

/**
 * Runs before the first paint: a chosen theme never flashes, lists have cards of the chosen size, and the cart's page either reserves space
 * for rows or shows immediately that the cart is empty; an address that chooses a market shows
 * the line about it, and a visitor without a chosen country is asked for one (components/layout/country-line.tsx). When a script or style sheet of the page's build no longer exists on the server,
 * the page is reloaded, at most once in 10 s, until stores/page-services.ts does that. One constant text, so that its hash never changes.
 */
export const BEFORE_PAINT =
  `var d=document.documentElement.dataset;try{var t=localStorage.getItem("${STORED.theme.key}");if(t==="light"||t==="dark")d.theme=t;` +
  `if(/[?&](${MARKET_QUERY.country}|${MARKET_QUERY.currency})=/.test(location.search))d.visit="";else if(!document.cookie.includes("${COOKIES.country}="))d.ask="";` +
  `if(document.cookie.includes("${COOKIES.gridSize}=extended"))d.grid="extended";` +
  `var c=(JSON.parse(localStorage.getItem("${STORED.cart.key}"))||{}).state||{};` +
  '["products","bundles","giftCardProducts"].some(function(k){return c[k]&&c[k].length})||(d.cart="empty")}catch(e){}' +
  'addEventListener("error",function(e){var t=e.target,u=t&&(t.src||t.href);if(!u||String(u).indexOf("/_next/static/")<0||"watched" in d)return;' +
  `try{var n=Date.now(),s=sessionStorage;if(n-(s.getItem("${STORED.reload.key}")||0)>=${RELOAD_GUARD_MS}){s.setItem("${STORED.reload.key}",n);location.reload()}}catch(e){}},true)`
