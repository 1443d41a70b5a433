package main

import (
	"fmt"
	"net/http"
	"sync"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare"
	"github.com/syumai/workers/cloudflare/cache"
	"github.com/syumai/workers/cloudflare/r2"
)

func main() {
	edge := cache.New()
	var keeping sync.WaitGroup
	workers.Serve(Handler(bucket{}, Cache{
		Get: func(r *http.Request) *http.Response {
			answer, err := edge.Match(keyOf(r), nil)
			if err != nil {
				return nil
			}
			return answer
		},
		Put: func(r *http.Request, answer *http.Response) {
			key := keyOf(r)
			keeping.Add(1)
			cloudflare.WaitUntil(func() {
				defer keeping.Done()
				if err := edge.Put(key, answer); err != nil {
					fmt.Println("the cache:", err)
				}
			})
		},
	}))
	keeping.Wait() // the program ends with the answer, and what is to be kept may still be on its way
}

// keyOf is the request as the cache knows it: without headers, so that who has
// a part of a file does not get that part for others.
func keyOf(r *http.Request) *http.Request {
	return &http.Request{Method: http.MethodGet, URL: r.URL, Header: http.Header{}}
}

// bucket is the R2 bucket that wrangler.jsonc binds to SHARDS.
type bucket struct{}

func (bucket) Open(name string, body bool) (*File, error) {
	b, err := r2.NewBucket("SHARDS")
	if err != nil {
		return nil, fmt.Errorf("the bucket: %w", err)
	}
	open := b.Head
	if body {
		open = b.Get
	}
	object, err := open(name)
	if err != nil || object == nil {
		return nil, err
	}
	return &File{ETag: object.HTTPETag, Body: object.Body}, nil
}
