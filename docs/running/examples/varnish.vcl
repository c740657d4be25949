# Varnish 6.4 or newer with varnish-modules (xkey), in front of the shop; TLS and HTTP/2 are nginx's or a CDN's.
# varnishd -a :6081 -f varnish.vcl -s malloc,512m -p http_gzip_support=off: the shop compresses by itself, and better.
# The shop: SHOP_SHARED_MAX_AGE=300 SHOP_SHARED_STALE=86400 PURGE_URL=http://127.0.0.1:6081/
vcl 4.1;

import cookie;
import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 3s; .window = 3; .threshold = 2; }
}

# The shop's own machines, which tell what has changed.
acl shops { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ shops || !req.http.Surrogate-Key) {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Calls, payment pages, previews of editors, page data of the client router, and the root, which goes by the browser's language.
  if (req.http.Authorization || req.http.RSC || req.http.Range
      || req.url ~ "^/(api|payment-[a-z]+)/" || req.url ~ "[?&]preview" || req.url ~ "^/(\?|$)") {
    return (pass);
  }
  # One stored form for each encoding, not one for each browser's way of asking.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br, gzip";
  } else if (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Of the cookies only these choose a page; with https they have the prefix. Vary: Cookie then tells markets apart, and nothing else.
  cookie.parse(req.http.Cookie);
  cookie.keep("so.country,so.currency,__Host-so.country,__Host-so.currency");
  set req.http.Cookie = cookie.get_string();
  if (req.http.Cookie == "") {
    unset req.http.Cookie;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
    set beresp.grace = 0s;
    if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=") {
      set beresp.grace =
        std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=([0-9]+).*", "\1s"), 0s);
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } else if (bereq.url !~ "^/(_next/static|media)/" || beresp.http.Set-Cookie || beresp.ttl <= 0s) {
    # Asked for again each time; a page that becomes the same for everyone is kept from the next second on.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
  }
  return (deliver);
}

sub vcl_deliver {
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
  # Caches behind this one hear of no change.
  if (resp.http.CDN-Cache-Control) {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
