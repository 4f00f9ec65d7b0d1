package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.io.File;
import java.io.IOException;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Compares two screenshots of a page. */
public class LooksTest extends WebTest {
    @BeforeClass
    public void enableScreenshots() {
        // The same as "screenshot": {"enabled": true} in the configuration.
        getSession().getSetting().getUi().getScreenshot().setEnabled(true);
    }

    // region compare
    @Test
    public void looksTheSameAfterAReload() throws IOException {
        var before = new File("target/looks/before.png");
        var after = new File("target/looks/after.png");
        LoginPage.open();
        onWindow().takeScreenshot(before.getPath());

        navigate().refresh();
        onWindow().takeScreenshot(after.getPath());

        assertThat(differentPixels(before, after)).isAtMost(100L);
    }

    /** Counts the pixels that differ; all of them if the sizes do. */
    private static long differentPixels(File one, File other) throws IOException {
        var first = ImageIO.read(one);
        var second = ImageIO.read(other);
        int width = first.getWidth();
        int height = first.getHeight();
        if (second.getWidth() != width || second.getHeight() != height) {
            return (long) width * height;
        }
        return IntStream.range(0, width * height)
            .filter(at -> first.getRGB(at % width, at / width)
                != second.getRGB(at % width, at / width))
            .count();
    }
    // endregion
}
