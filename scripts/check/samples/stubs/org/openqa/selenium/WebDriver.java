package org.openqa.selenium;

import java.net.URL;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.openqa.selenium.logging.Logs;

public interface WebDriver extends SearchContext {
    void get(String url);

    String getCurrentUrl();

    String getTitle();

    @Override
    List<WebElement> findElements(By by);

    @Override
    WebElement findElement(By by);

    String getPageSource();

    void close();

    void quit();

    Set<String> getWindowHandles();

    String getWindowHandle();

    TargetLocator switchTo();

    Navigation navigate();

    Options manage();

    interface Options {
        void addCookie(Cookie cookie);

        void deleteCookieNamed(String name);

        void deleteCookie(Cookie cookie);

        void deleteAllCookies();

        Set<Cookie> getCookies();

        Cookie getCookieNamed(String name);

        Timeouts timeouts();

        Window window();

        Logs logs();
    }

    interface Timeouts {
        default Timeouts implicitlyWait(Duration duration) {
            throw new UnsupportedOperationException();
        }

        default Duration getImplicitWaitTimeout() {
            throw new UnsupportedOperationException();
        }

        default Timeouts scriptTimeout(Duration duration) {
            throw new UnsupportedOperationException();
        }

        default Duration getScriptTimeout() {
            throw new UnsupportedOperationException();
        }

        default Timeouts pageLoadTimeout(Duration duration) {
            throw new UnsupportedOperationException();
        }

        default Duration getPageLoadTimeout() {
            throw new UnsupportedOperationException();
        }
    }

    interface TargetLocator {
        WebDriver frame(int index);

        WebDriver frame(String nameOrId);

        WebDriver frame(WebElement frameElement);

        WebDriver parentFrame();

        WebDriver window(String nameOrHandle);

        WebDriver newWindow(WindowType typeHint);

        WebDriver defaultContent();

        WebElement activeElement();

        Alert alert();
    }

    interface Navigation {
        void back();

        void forward();

        void to(String url);

        void to(URL url);

        void refresh();
    }

    interface Window {
        Dimension getSize();

        void setSize(Dimension targetSize);

        Point getPosition();

        void setPosition(Point targetPosition);

        void maximize();

        void minimize();

        void fullscreen();
    }
}
