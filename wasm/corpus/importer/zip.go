package importer

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
)

// A file in a zip is held whole while it is read, so both have a limit: a few
// kilobytes could unpack to terabytes.
const (
	maxZip      = 64 << 20
	maxUnpacked = 32 << 20
)

var (
	zipStart = []byte("PK\x03\x04")

	errZipLong   = fmt.Errorf("is longer than %d MB; save it as CSV first", maxZip>>20)
	errZipBroken = errors.New("the zip file is damaged, or was not copied to its end")
)

// zipped are the files in a zip, in their order. Package archive/zip would bring a packer and much
// else into the page; what is needed of the format is its directory.
type zipped struct {
	names  []string
	places map[string]place
	data   []byte
	spent  int // bytes that were unpacked so far
}

// place is where a file stands in a zip, as the directory says.
type place struct {
	method           uint16
	locked           bool
	crc              uint32
	packed, unpacked uint32
	header           uint32
}

const (
	endLength   = 22 // of the end of the directory, without its comment
	entryLength = 46 // of an entry of the directory, without its name
	localLength = 30 // of what stands before a file, without its name

	mostRatio = 1032 // times as long as it was packed: more than that is not possible
)

// openZip reads the directory.
func openZip(data []byte) (*zipped, error) {
	from := max(0, len(data)-endLength-1<<16)
	end := bytes.LastIndex(data[from:], []byte("PK\x05\x06"))
	if end < 0 || from+end+endLength > len(data) {
		return nil, errZipBroken
	}
	tail := data[from+end:]
	count, start := binary.LittleEndian.Uint16(tail[10:]), binary.LittleEndian.Uint32(tail[16:])
	if uint64(start) > uint64(len(data)) {
		return nil, errZipBroken
	}
	z := &zipped{places: map[string]place{}, data: data}
	rest := data[start:]
	for range count {
		if len(rest) < entryLength || !bytes.HasPrefix(rest, []byte("PK\x01\x02")) {
			return nil, errZipBroken
		}
		word := func(at int) int { return int(binary.LittleEndian.Uint16(rest[at:])) }
		long := func(at int) uint32 { return binary.LittleEndian.Uint32(rest[at:]) }
		length := entryLength + word(28)
		whole := length + word(30) + word(32)
		if whole > len(rest) {
			return nil, errZipBroken
		}
		name := string(rest[entryLength:length])
		if _, twice := z.places[name]; !twice {
			z.names = append(z.names, name)
			z.places[name] = place{uint16(word(10)), word(8)&1 != 0, long(16), long(20), long(24), long(42)}
		}
		rest = rest[whole:]
	}
	return z, nil
}

// has says whether there is a file of this name.
func (z *zipped) has(name string) bool {
	_, found := z.places[name]
	return found
}

// read unpacks a file.
func (z *zipped) read(name string) ([]byte, error) {
	p, found := z.places[name]
	if !found {
		return nil, fmt.Errorf("there is no %s in it", name)
	}
	if p.locked {
		return nil, errors.New("it is locked with a password; save it without one")
	}
	content, err := z.unpack(p)
	z.spent += len(content) // what is refused counts too
	if err != nil {
		return nil, fmt.Errorf("%.100s in it: %w", name, err)
	}
	return content, nil
}

func (z *zipped) unpack(p place) ([]byte, error) {
	header := uint64(p.header)
	if header+localLength > uint64(len(z.data)) {
		return nil, errZipBroken
	}
	local := z.data[header:]
	name, extra := binary.LittleEndian.Uint16(local[26:]), binary.LittleEndian.Uint16(local[28:])
	start := localLength + uint64(name) + uint64(extra)
	if !bytes.HasPrefix(local, zipStart) || start+uint64(p.packed) > uint64(len(local)) {
		return nil, errZipBroken
	}
	packed := local[start : start+uint64(p.packed)]
	room := max(0, maxUnpacked-z.spent)
	var content []byte
	switch p.method {
	case 0:
		content = packed
	case 8:
		said := min(int64(p.unpacked), int64(room), mostRatio*int64(len(packed))) // what the directory says may be wrong
		unpacked := bytes.NewBuffer(make([]byte, 0, said+bytes.MinRead))
		_, err := unpacked.ReadFrom(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), int64(room)+1))
		if content = unpacked.Bytes(); err != nil {
			return content, errZipBroken
		}
	default:
		return nil, fmt.Errorf("is packed in a way that is not known (%d)", p.method)
	}
	if len(content) > room {
		return content, fmt.Errorf("is longer than %d MB, unpacked", maxUnpacked>>20)
	}
	if crc32.ChecksumIEEE(content) != p.crc {
		return content, errZipBroken
	}
	return content, nil
}
